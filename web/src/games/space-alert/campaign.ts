/** A campaign as three missions: those that were flown, the one that is next, those that may come. */
import type { SpaceAlert } from '../../net/types';
import type { View } from './model';

export const MISSIONS = 3;

export interface MissionRow {
  /** 1, 2, 3. */
  place: number;
  script: string;
  flown: SpaceAlert.Flown | null;
  state: 'flown' | 'now' | 'later' | 'lost' | 'not';
}

/** The score of a mission is still to be seen: the crew votes next, and this seat has not voted yet. Whoever watches waits for the
 * first who does. */
export function scoreFirst(view: Pick<View, 'campaign' | 'stage'>, you: number): boolean {
  const { campaign, stage } = view;
  if (stage !== 'vote' || campaign?.topic !== 'go-on') return false;
  return you >= 0 ? !campaign.votes[you] : !campaign.votes.some(Boolean);
}

/** Between two missions. */
export const between = ({ campaign, stage }: Pick<View, 'campaign' | 'stage'>): boolean =>
  !!campaign && ['vote', 'repairs', 'squad'].includes(stage);

/** What this seat could vote for, and what others have, with who voted for it. */
export function ballots(
  campaign: SpaceAlert.CampaignView,
  open: readonly string[],
): { choice: string; seats: number[] }[] {
  const cast = campaign.votes.flatMap((vote) => vote ?? []);
  return [...new Set([...open, ...cast])].map((choice) => ({
    choice,
    seats: campaign.votes.flatMap((vote, seat) => (vote === choice ? [seat] : [])),
  }));
}

/** With a real minus. */
export const signed = (points: number): string => String(points).replace('-', '−');

/** Three rows, whatever has happened. */
export function missionRows(view: Pick<View, 'campaign' | 'flown' | 'stage' | 'flight'>): MissionRow[] {
  const over = view.stage === 'over';
  const lost = view.flight?.outcome === 'destroyed';
  return Array.from({ length: MISSIONS }, (_, n) => {
    const flown = view.flown[n] ?? null;
    const next = n === view.flown.length;
    const state = flown ? 'flown' : next && lost ? 'lost' : over || lost ? 'not' : next ? 'now' : 'later';
    return { place: n + 1, script: view.campaign?.scripts[n] ?? '', flown, state };
  });
}
