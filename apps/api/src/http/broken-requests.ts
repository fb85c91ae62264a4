import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { bringsForm } from '../uploads/forms.ts';

/** What the parser of HTTP says, as the status that its sender is told. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Ends a connection on which no request comes: one that cannot be read, or one that takes too long. */
export function answerBroken(error: Error & { readonly code?: string }, connection: Duplex): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && bringsForm(connection)) return;
  if (error.code !== 'ECONNRESET' && connection.writable) {
    const status = STATUSES[error.code ?? ''] ?? 400;
    connection.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
  }
  connection.destroy();
}
