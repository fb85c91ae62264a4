import { SECOND_MS } from '@zampa/domain/time/durations';

/** Formats a duration as `04:12`, from one hour as `1:04:12`. */
export function callTimeText(elapsedMs: number): string {
  const seconds = Math.floor(elapsedMs / SECOND_MS);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const minutesAndSeconds = [minutes, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return hours > 0 ? `${hours}:${minutesAndSeconds}` : minutesAndSeconds;
}
