import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useProduct } from '../product.ts';

describe('slow request', () => {
  const product = useProduct({}, { requestWithinMs: 300 });

  /** Returns what the server sends until it closes the connection, while more data keeps arriving. */
  async function answerTo(beginning: string, more: string): Promise<string> {
    const { hostname, port } = new URL(product().address);
    const connection: Socket = connect(Number(port), hostname);
    onTestFinished(() => void connection.destroy());
    let answer = '';
    connection.on('data', (bytes) => (answer += String(bytes)));
    // Data sent after the end causes an error, which is expected.
    connection.on('error', () => undefined);
    const ended = new Promise((resolve) => connection.on('close', resolve));
    connection.write(beginning);
    const dripping = setInterval(() => connection.write(more), 50);
    await ended;
    clearInterval(dripping);
    return answer;
  }

  const head = 'POST /api/auth/sign-in HTTP/1.1\r\nHost: localhost\r\n';

  it('is answered with 408 when its body does not arrive', async () => {
    const body = 'Content-Type: application/json\r\nContent-Length: 10000\r\n\r\n{';
    expect(await answerTo(`${head}${body}`, ' ')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is answered with 408 when its headers do not end', async () => {
    expect(await answerTo(head, 'X-More: 1\r\n')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is answered with 400 or 431 when it is malformed or too long', async () => {
    expect(await answerTo('no request at all\r\n\r\n', '')).toMatch(/^HTTP\/1\.1 400 /);
    const endless = `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`;
    expect(await answerTo(endless, '')).toMatch(/^HTTP\/1\.1 431 /);
  });
});
