/// <reference types="vite/client" />

declare module 'virtual:words' {
  /** By language, then by game; the shell's words have no game. */
  const catalogues: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default catalogues;
}
