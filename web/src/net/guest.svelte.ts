/** The person at this browser: their name and the tables they sit at. */
import * as api from './api';
import { settings } from '../ui/settings.svelte';
import type { TableBrief } from './types';
import { t } from '../words/words.svelte';

let tables = $state.raw<TableBrief[]>([]);

export const myTables = (): TableBrief[] => tables;

export async function refresh(): Promise<void> {
  try {
    const me = await api.me();
    tables = me.tables;
    if (me.name && !settings.name) settings.name = me.name;
  } catch {
    tables = [];
  }
}

/** Somebody who just wants to play is not asked for a name. */
export const myName = (): string => settings.name.trim().slice(0, 24) || t('web-guest');
