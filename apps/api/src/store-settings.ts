import * as z from 'zod';

const listOf = (item: z.ZodString) =>
  z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .pipe(z.array(item));

/** The settings of the owners' app as the stores have it, as the environment has them. */
export const storeEnvironment = {
  ANDROID_APP_ID: z
    .string()
    .regex(/^[a-z]\w*(\.[a-z]\w*)+$/i, 'must be the name of a package')
    .optional(),
  ANDROID_CERT_SHA256: listOf(
    z
      .string()
      .regex(/^[\dA-F]{2}(:[\dA-F]{2}){31}$/, 'must be fingerprints, as 32 pairs of capitals'),
  ).optional(),
  IOS_APP_ID: z
    .string()
    .regex(/^[\dA-Z]{10}(\.[\w-]+)+$/i, 'must be the team, a dot and the name of the bundle')
    .optional(),
};

const StoreEnvironment = z.object(storeEnvironment);
type StoreEnvironment = z.output<typeof StoreEnvironment>;

/** What belongs together of it. */
export const storeGroups = [['ANDROID_APP_ID', 'ANDROID_CERT_SHA256']] as const;

export type StoreSettings = {
  /** Null: no app for Android opens our addresses. */
  readonly android: { readonly appId: string; readonly fingerprints: readonly string[] } | null;
  /** The team and the bundle; null: no app for iOS opens our addresses. */
  readonly iosAppId: string | null;
};

/** Reads the settings of the apps of the stores from those of the environment, which hold together. */
export function storesOf(env: StoreEnvironment): StoreSettings {
  const { ANDROID_APP_ID: appId, ANDROID_CERT_SHA256: fingerprints, IOS_APP_ID } = env;
  return {
    android: appId && fingerprints ? { appId, fingerprints } : null,
    iosAppId: IOS_APP_ID ?? null,
  };
}
