/** The wall clock as `Intl` tells it, asked at every quarter of an hour: slow, and nothing of Temporal in it. */
export type Wall = { readonly day: string; readonly minute: number; readonly instant: number };

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  formats.set(zone, made);
  return made;
}

export function wallAt(instant: number, zone: string): Wall {
  const [day = '', time = ''] = formatOf(zone)
    .format(instant * 60_000)
    .split(' ');
  const [hours, minutes] = time.split(':').map(Number);
  return { day, minute: (hours ?? 0) * 60 + (minutes ?? 0), instant };
}

/** All quarters of an hour at which the zone's clocks show this day, in the order of time. */
export function quartersOf(day: string, zone: string): readonly Wall[] {
  const noon = Date.parse(`${day}T12:00:00Z`) / 60_000;
  return Array.from({ length: 4 * 60 }, (_, at) => wallAt(noon + (at - 120) * 15, zone)).filter(
    (wall) => wall.day === day,
  );
}

/** The days of a year on which the zone's clocks change. */
export function changesIn(year: number, zone: string): readonly string[] {
  const days = Array.from({ length: 365 }, (_, at) =>
    new Date(Date.UTC(year, 0, 1 + at)).toISOString().slice(0, 10),
  );
  const offset = (day: string, hour: number) => {
    const instant = Date.parse(`${day}T00:00:00Z`) / 60_000 + hour * 60;
    const { day: shown, minute } = wallAt(instant, zone);
    return Date.parse(`${shown}T00:00:00Z`) / 60_000 + minute - instant;
  };
  const around = days.filter((day) => offset(day, 0) !== offset(day, 24));
  const next = (day: string, by: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);
  return [...new Set(around.flatMap((day) => [next(day, -1), day, next(day, 1)]))];
}
