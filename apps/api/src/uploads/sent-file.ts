import type { FormFile } from './multipart.ts';
import type { UploadedFile } from './upload.ts';

/** A file of a request, inspected when its use case asks for it. */
export type SentFile = {
  /** In bytes, as it was sent. */
  readonly size: number;
  /** Of the bytes as they were sent. */
  readonly sha256: string;
  /**
   * Returns the file as it will be stored. Throws `InspectionRequired` before the inspection, which the use case passes
   * on: its transaction is rolled back and run again afterwards.
   */
  readonly inspected: () => UploadedFile;
};

/** A use case needs its file, which has not been inspected yet. */
export class InspectionRequired extends Error {
  override readonly name = 'InspectionRequired';
}

export type UninspectedFile = { readonly file: SentFile; readonly inspect: () => Promise<void> };

/**
 * Creates a file that waits for its inspection.
 *
 * @param accept inspects the file; throws a refusal for one that is not accepted
 */
export function createUninspectedFile(
  { bytes, sha256 }: FormFile,
  accept: () => Promise<UploadedFile>,
): UninspectedFile {
  let accepted: UploadedFile | undefined;
  const inspected = () => {
    if (!accepted) throw new InspectionRequired();
    return accepted;
  };
  return {
    file: { size: bytes.length, sha256, inspected },
    async inspect() {
      accepted = await accept();
    },
  };
}

/**
 * Does the work of a write. When the work asks for its file, it is rolled back, the file is inspected outside of any
 * transaction, and the work is done again: all refusals that do not need the file come before its inspection, and no lock
 * is held during it.
 */
export async function inspectOnDemand<Result>(
  pending: UninspectedFile | null,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!pending || !(error instanceof InspectionRequired)) throw error;
  }
  await pending.inspect();
  return work();
}
