/** Who sounds in a room with several devices: the television if one has joined, else each device for itself. */
import { settings } from '../ui/settings.svelte';

class Room {
  /** A television looks on at this table. */
  television = $state(false);
  /** This page is it. */
  tv = $state(false);

  /** Whether the room's sound comes from this device. If not, it answers only its owner's hand, and buzzes. */
  get sounds(): boolean {
    if (settings.source === 'auto') return this.tv || !this.television;
    return settings.source === 'here';
  }
}

export const room = new Room();
