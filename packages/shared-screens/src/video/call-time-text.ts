import { SECOND_MS } from '@zampa/domain/time/durations';

/** Returns a span as `04:12`, with hours from the first on: `1:04:12`. */
export function callTimeText(elapsedMs: number): string {
  const seconds = Math.floor(elapsedMs / SECOND_MS);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = [minutes, seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return hours > 0 ? `${hours}:${rest}` : rest;
}
