import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { isUploadingForm } from '../uploads/forms.ts';

/** HTTP status by parser error. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Closes a connection whose request cannot be parsed or takes too long, with an error status. */
export function closeBrokenConnection(
  error: Error & { readonly code?: string },
  connection: Duplex,
): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && isUploadingForm(connection)) return;
  if (error.code !== 'ECONNRESET' && connection.writable) {
    const status = STATUSES[error.code ?? ''] ?? 400;
    connection.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
  }
  connection.destroy();
}
