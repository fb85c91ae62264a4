import { RefusedCall } from '@zampa/testing/send-call';

/** The status of a refusal; 200 for whatever is not refused. */
export async function statusOf(call: Promise<unknown>): Promise<number> {
  try {
    await call;
    return 200;
  } catch (error) {
    if (error instanceof RefusedCall) return error.status;
    throw error;
  }
}
