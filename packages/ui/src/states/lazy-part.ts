import { type ComponentType, lazy } from 'react';

/**
 * A component whose code loads when it first renders: `lazyPart(async () => (await import('./Part.tsx')).Part)`. The
 * nearest `Suspense` waits for it, and the nearest error boundary catches code that does not load.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));
