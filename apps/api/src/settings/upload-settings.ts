import * as z from 'zod';
import { addressSetting, switchSetting } from './setting-kinds.ts';

/** Environment settings of stored uploads. */
export const uploadEnvironment = {
  FILE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'must be 32 random bytes as 43 characters of base64url')
    .optional(),
  ENCRYPT_FILES: switchSetting.default(true),
  CLAMD_URL: addressSetting('tcp:', 'unix:').optional(),
};

const UploadEnvironment = z.object(uploadEnvironment);
type UploadEnvironment = z.output<typeof UploadEnvironment>;

export type UploadSettings = {
  /** Whether uploads are encrypted before they are stored. */
  readonly isEncrypted: boolean;
  /** The key, 32 bytes in base64url; undefined: generated into the data directory. */
  readonly key: string | undefined;
  /** The virus scanner: `tcp://host:port` or `unix:/path`; null for none. */
  readonly scanner: URL | null;
};

/** Converts the settings of uploads. */
export function toUploadSettings(env: UploadEnvironment): UploadSettings {
  return {
    isEncrypted: env.ENCRYPT_FILES,
    key: env.FILE_KEY,
    scanner: env.CLAMD_URL ? new URL(env.CLAMD_URL) : null,
  };
}
