"""Who directs a company, and how that passes in the advanced game."""

from jackscrew.games.big_shoulders.components import (
    COMMON,
    COMPANY_COUNT,
    DIRECTOR,
    PREFERRED,
    SHARES,
)
from jackscrew.games.big_shoulders.state import (
    ADVANCED,
    E_DIRECTOR,
    E_POOLED,
    IN_POOL,
    POOL,
    POOLED,
    Shoulders,
)


def may_give_up(s: Shoulders, seat: int, company: int) -> bool:
    """[BS-DIR-02] A director whom a single opponent with three shares can follow."""
    return s.director[company] == seat and most_shares(s, company) >= SHARES[DIRECTOR]


def most_shares(s: Shoulders, company: int) -> int:
    """The most shares of a company that an opponent of its director holds."""
    director = s.director[company]
    return max([s.shares(seat, company) for seat in range(s.seats) if seat != director])


def heir(s: Shoulders, company: int) -> int:
    """[BS-DIR-04] The opponent with the most shares; among equals the first on the left."""
    best = most_shares(s, company)
    seat = s.left_of(s.director[company])
    while s.shares(seat, company) < best:
        seat = s.left_of(seat)
    return seat


def check_director(s: Shoulders, company: int) -> None:
    """After a sell step or a purchase [BS-DIR-11]: has an opponent more shares? [BS-DIR-03]

    In the basic game who starts a company directs it to the end [BS-DIR-01].
    """
    director = s.director[company]
    if s.switches[ADVANCED] and most_shares(s, company) > s.shares(director, company):
        follow(s, company, heir(s, company), director)


def give_up(s: Shoulders, company: int) -> None:
    """The Director's Certificate was sold: what is given for it lies in the pool [BS-DIR-06]."""
    follow(s, company, heir(s, company), POOLED)


def follow(s: Shoulders, company: int, seat: int, place: int) -> None:
    """[BS-DIR-05] The new director gives three shares, to the old one or to the pool.

    The charter comes with everything on it [BS-DIR-07], and without bonuses for appeal it
    already has [BS-DIR-10].
    """
    old = s.director[company]
    given = SHARES[DIRECTOR]
    if s.preferred[company] == seat:
        s.preferred[company] = POOL if place == POOLED else place
        given -= SHARES[PREFERRED]
    s.commons[seat * COMPANY_COUNT + company] -= given * SHARES[COMMON]
    s.commons[place * COMPANY_COUNT + company] += given * SHARES[COMMON]
    s.director[company] = seat
    s.tell(E_DIRECTOR, seat, company, old)
    if s.charter[old] == company:  # the partner not gained yet [BS-DIR-08]
        s.charter[old] = IN_POOL
        s.tell(E_POOLED, old, company)
