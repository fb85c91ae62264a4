import * as z from 'zod';

const listOf = (item: z.ZodString) =>
  z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .pipe(z.array(item));

/** Environment settings of the store apps. */
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

/** Store settings that must be set together. */
export const storeGroups = [['ANDROID_APP_ID', 'ANDROID_CERT_SHA256']] as const;

export type StoreSettings = {
  /** Null: links do not open in an Android app. */
  readonly android: { readonly appId: string; readonly fingerprints: readonly string[] } | null;
  /** Team and bundle id; null: links do not open in an iOS app. */
  readonly iosAppId: string | null;
};

/** Converts the environment's store settings. */
export function toStoreSettings(env: StoreEnvironment): StoreSettings {
  const { ANDROID_APP_ID: appId, ANDROID_CERT_SHA256: fingerprints, IOS_APP_ID } = env;
  return {
    android: appId && fingerprints ? { appId, fingerprints } : null,
    iosAppId: IOS_APP_ID ?? null,
  };
}
