import { createHmac } from 'node:crypto';
import Turn from 'node-turn';

// A relay of browsers in a process of its own, `node relay.ts <port> <secret>`: so that it can be killed, as networks are.

const [, , port, secret = ''] = process.argv;
const LOOPBACK = '127.0.0.1';

/**
 * Passwords by names, as coturn has them with `use-auth-secret`: a name is the second until which it is good and whose it is, its
 * password follows from it and the secret.
 */
const credentials: Readonly<Record<string, string>> = new Proxy(
  {},
  {
    get: (_none, name) =>
      Number(String(name).split(':')[0]) > Date.now() / 1000
        ? createHmac('sha1', secret).update(String(name)).digest('base64')
        : undefined,
  },
);

new Turn({
  listeningIps: [LOOPBACK],
  listeningPort: Number(port),
  relayIps: [LOOPBACK],
  minPort: 50_000,
  maxPort: 50_999,
  authMech: 'long-term',
  realm: 'zampa.test',
  credentials,
}).start();
