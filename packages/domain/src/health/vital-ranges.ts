/** Measured values of a visit; absent or null if not measured. */
export type Vitals = {
  readonly temperatureC?: number | null | undefined;
  readonly heartRate?: number | null | undefined;
  readonly respiratoryRate?: number | null | undefined;
  readonly weightG?: number | null | undefined;
  readonly bodyConditionScore?: number | null | undefined;
  readonly painScore?: number | null | undefined;
  readonly mucousMembranes?: string | null | undefined;
  readonly capillaryRefillS?: number | null | undefined;
};

/** Vitals that have a usual range. */
export const RANGED_VITALS = [
  'temperatureC',
  'heartRate',
  'respiratoryRate',
  'capillaryRefillS',
  'painScore',
] as const;
export type RangedVital = (typeof RANGED_VITALS)[number];

type Range = readonly [lowest: number, highest: number];
type Ranges = Readonly<Partial<Record<RangedVital, Range>>>;

/** Capillary refill below 2 s and no pain are usual in every species. */
const ANY_SPECIES: Ranges = { capillaryRefillS: [0, 2], painScore: [0, 1] };

/**
 * Usual resting values of adults by species id. Dog and cat temperature: `health-record.md`. The other values: Merck
 * Veterinary Manual, "Resting Heart Rates", "Resting Respiratory Rates" and "Normal Rectal Temperature Ranges";
 * rabbit, guinea pig and ferret: BSAVA Manual of Exotic Pets.
 */
const RANGES: Readonly<Record<number, Ranges>> = {
  // Dog
  1: { temperatureC: [37.5, 39.5], heartRate: [60, 160], respiratoryRate: [10, 34] },
  // Cat
  2: { temperatureC: [37.5, 39.5], heartRate: [120, 240], respiratoryRate: [16, 40] },
  // Rabbit
  3: { temperatureC: [38.5, 40], heartRate: [180, 300], respiratoryRate: [30, 60] },
  // Guinea pig
  4: { temperatureC: [37.2, 39.5], heartRate: [230, 380], respiratoryRate: [40, 100] },
  // Ferret
  6: { temperatureC: [37.8, 40], heartRate: [180, 250], respiratoryRate: [30, 40] },
  // Horse
  15: { temperatureC: [37.2, 38.5], heartRate: [28, 44], respiratoryRate: [8, 16] },
};

/** Returns the usual range of a vital for a species, both ends included; null if none is known. */
export function usualRange(speciesId: number, vital: RangedVital): Range | null {
  return RANGES[speciesId]?.[vital] ?? ANY_SPECIES[vital] ?? null;
}

/** Returns the measured vitals that are outside the usual range of the species, in the order of the form. */
export function findUnusualVitals(speciesId: number, vitals: Vitals): readonly RangedVital[] {
  return RANGED_VITALS.filter((vital) => {
    const value = vitals[vital];
    const range = usualRange(speciesId, vital);
    if (value === undefined || value === null || !range) return false;
    return value < range[0] || value > range[1];
  });
}
