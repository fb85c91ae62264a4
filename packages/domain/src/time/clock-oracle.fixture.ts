/** Wall clock according to `Intl`, sampled every quarter of an hour: slow, but independent of Temporal. */
export type Wall = { readonly day: string; readonly minute: number; readonly instant: number };

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const cached = formats.get(zone);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  formats.set(zone, created);
  return created;
}

/** Returns what the wall clock of a zone shows at an instant, in minutes since 1970. */
export function wallClockAt(instant: number, zone: string): Wall {
  const [day = '', time = ''] = formatOf(zone)
    .format(instant * 60_000)
    .split(' ');
  const [hours, minutes] = time.split(':').map(Number);
  return { day, minute: (hours ?? 0) * 60 + (minutes ?? 0), instant };
}

/** All quarter hours at which the zone's clock shows this day, in chronological order. */
export function quarterHoursOf(day: string, zone: string): readonly Wall[] {
  const noon = Date.parse(`${day}T12:00:00Z`) / 60_000;
  return Array.from({ length: 4 * 60 }, (_, at) =>
    wallClockAt(noon + (at - 120) * 15, zone),
  ).filter((wall) => wall.day === day);
}

/** Days of a year with a DST change in the zone. */
export function changesIn(year: number, zone: string): readonly string[] {
  const days = Array.from({ length: 365 }, (_, at) =>
    new Date(Date.UTC(year, 0, 1 + at)).toISOString().slice(0, 10),
  );
  const offset = (day: string, hour: number) => {
    const instant = Date.parse(`${day}T00:00:00Z`) / 60_000 + hour * 60;
    const { day: shown, minute } = wallClockAt(instant, zone);
    return Date.parse(`${shown}T00:00:00Z`) / 60_000 + minute - instant;
  };
  const around = days.filter((day) => offset(day, 0) !== offset(day, 24));
  const next = (day: string, count: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
  return [...new Set(around.flatMap((day) => [next(day, -1), day, next(day, 1)]))];
}
