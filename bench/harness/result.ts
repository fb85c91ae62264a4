import type { Planning } from './planning.ts';
import type { Ratio } from './statistics.ts';

/** The responses and costs of both sides for one request of a scenario at one size. */
export type Comparison = {
  readonly kind: 'comparison';
  readonly title: string;
  /** How large the facility is; `null` where nothing grows. */
  readonly size: number | null;
  readonly ours: SideFigures;
  readonly bare: SideFigures;
  readonly ratio: Ratio;
  readonly isTooBusy: boolean;
  readonly bytes: { readonly ours: number; readonly bare: number };
  readonly planning: Planning;
  /** The response status; 304 if the client already had the current version. */
  readonly status: number;
  readonly aims: Aims;
};

/** Medians of the rounds: CPU in milliseconds for a request, p50 in milliseconds, requests a second. */
export type SideFigures = {
  readonly process: number;
  readonly database: number;
  readonly p50: number;
  readonly rate: number;
};

/** The most that the ratio of CPU and the growth may be, and the least that of the requests a second may. */
export type Aims = { readonly ratio?: number; readonly growth?: number; readonly rate?: number };

/** A figure that is not a request: a start, a memory, a race. */
export type Figure = {
  readonly kind: 'figure';
  readonly title: string;
  readonly ours: string;
  readonly bare: string;
  /** How many times the bare side; `null` where there is no such thing. */
  readonly ratio: Ratio | null;
  readonly aim: string;
  /** `null` where it is only told. */
  readonly isMet: boolean | null;
  readonly isTooBusy: boolean;
};

export type Result = Comparison | Figure;
