/** The ship's computer speaks, where the browser has a voice. The words are always on the screen as well. */
import { settings } from '../ui/settings.svelte';

export function speakAloud(words: string): void {
  if (!settings.voice || settings.sound === 0 || !('speechSynthesis' in globalThis)) return;
  const line = new SpeechSynthesisUtterance(words);
  line.lang = document.documentElement.lang;
  line.volume = Math.min(1, settings.sound * 1.5);
  speechSynthesis.speak(line);
}
