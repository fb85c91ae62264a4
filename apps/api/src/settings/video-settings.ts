import * as z from 'zod';
import { addressSetting, longTextSetting, textSetting, wordSetting } from './setting-kinds.ts';

export type VideoSettings = {
  /** TURN and STUN servers for browsers that cannot reach each other; null for none. */
  readonly turn: { readonly urls: readonly string[]; readonly secret: string } | null;
  /** The media server; null: browsers connect directly. */
  readonly livekit: {
    readonly url: string;
    readonly apiKey: string;
    readonly apiSecret: string;
  } | null;
};

/** A TURN or STUN address. */
const SERVER = /^(?:stuns?|turns?):\S+$/;

/** Environment settings of video. */
export const videoEnvironment = {
  VIDEO_PROVIDER: wordSetting('p2p', 'livekit').default('p2p'),
  LIVEKIT_URL: addressSetting('ws:', 'wss:', 'http:', 'https:').optional(),
  LIVEKIT_API_KEY: textSetting.optional(),
  LIVEKIT_API_SECRET: textSetting.optional(),
  TURN_URLS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean),
    )
    .refine(
      (addresses) => addresses.length > 0 && addresses.every((address) => SERVER.test(address)),
      'must be addresses that begin with turn:, turns:, stun: or stuns:, separated by commas',
    )
    .optional(),
  TURN_SECRET: longTextSetting(16).optional(),
};

/** Settings that must be set together or not at all. */
export const videoGroups = [
  ['LIVEKIT_URL', 'LIVEKIT_API_KEY', 'LIVEKIT_API_SECRET'],
  ['TURN_URLS', 'TURN_SECRET'],
] as const;

type VideoEnvironment = z.output<z.ZodObject<typeof videoEnvironment>>;

export function toVideoSettings(env: VideoEnvironment): VideoSettings {
  const { VIDEO_PROVIDER, LIVEKIT_URL, LIVEKIT_API_KEY, LIVEKIT_API_SECRET } = env;
  const { TURN_URLS, TURN_SECRET } = env;
  return {
    turn: TURN_URLS && TURN_SECRET ? { urls: TURN_URLS, secret: TURN_SECRET } : null,
    livekit:
      VIDEO_PROVIDER === 'livekit' && LIVEKIT_URL && LIVEKIT_API_KEY && LIVEKIT_API_SECRET
        ? { url: LIVEKIT_URL, apiKey: LIVEKIT_API_KEY, apiSecret: LIVEKIT_API_SECRET }
        : null,
  };
}
