/** Keeps the screen on, as far as the browser lets us. A hidden page loses it, and asks again when it is seen. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let done = false;
  const ask = async () => {
    if (document.hidden || done || !('wakeLock' in navigator)) return;
    try {
      const given = await navigator.wakeLock.request('screen');
      if (done) void given.release();
      else lock = given;
    } catch {
      // A low battery may forbid it; the screen then does as it likes.
    }
  };
  const again = () => void ask();
  again();
  document.addEventListener('visibilitychange', again);
  return () => {
    done = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
