const NOTES = [523.25, 783.99];
const LENGTH = 0.35;

/** Two soft notes: it is your turn. Browsers let it sound only after a click on the page. */
export class Sound {
  private context: AudioContext | null = null;

  /** Make ready while a click is handled. */
  unlock(): void {
    this.context ??= new AudioContext();
    void this.context.resume();
  }

  chime(): void {
    const context = this.context;
    if (!context) return;
    NOTES.forEach((pitch, k) => {
      note(context, pitch, context.currentTime + k * 0.14);
    });
  }
}

function note(context: AudioContext, pitch: number, start: number): void {
  const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + LENGTH);
}
