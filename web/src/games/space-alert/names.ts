/** Who is who aboard. */
import { nameAt } from '../../net/seats';
import type { SeatInfo } from '../../net/types';
import { t } from '../../words/words.svelte';
import { rolesOf, type Role, type View } from './model';

/** A crew member by name; an android has one of its own. */
export const crewName = (view: View, seats: readonly SeatInfo[], crew: number): string =>
  view.crew[crew]?.android ? t({ id: 'crew-member', args: { seat: crew + 1 } }) : nameAt(seats, crew);

export const ROLE_PICTURES: Readonly<Record<Role, string>> = {
  captain: 'role-captain',
  communications: 'role-comms',
  security: 'role-security',
};

export const roleWords = (view: View, crew: number): string[] =>
  rolesOf(view, crew).map((role) => t(`space-alert-role-${role}`));
