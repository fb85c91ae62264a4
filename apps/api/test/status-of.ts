import { RefusedCall } from '@zampa/testing/send-call';

/** Returns the status of a refused call, or 200. */
export async function statusOf(call: Promise<unknown>): Promise<number> {
  try {
    await call;
    return 200;
  } catch (error) {
    if (error instanceof RefusedCall) return error.status;
    throw error;
  }
}
