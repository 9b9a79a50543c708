/// <reference types="vite/client" />

declare module 'virtual:words' {
  const catalogues: Record<string, () => Promise<{ default: string }>>;
  export default catalogues;
}
