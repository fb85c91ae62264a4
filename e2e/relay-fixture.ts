import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { test as product } from './product-fixture.ts';

const SECRET = 'a secret of the relay and the product';

type Relay = {
  /** The product settings that point to the relay. */
  readonly settings: Readonly<Record<string, string>>;
  /** Stops the relay and cuts its connections. */
  readonly stop: () => void;
  readonly start: () => void;
};

/** Starts a relay on this machine. */
async function startRelay(): Promise<Relay> {
  const port = await freePort();
  const begin = () =>
    spawn(process.execPath, [join(import.meta.dirname, 'relay.ts'), String(port), SECRET], {
      stdio: 'inherit',
    });
  let relay = begin();
  return {
    settings: { TURN_URLS: `turn:127.0.0.1:${port}?transport=udp`, TURN_SECRET: SECRET },
    stop: () => relay.kill('SIGKILL'),
    start: () => {
      relay = begin();
    },
  };
}

async function freePort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  await once(socket, 'close');
  return port;
}

/** Journeys of a product with a relay. */
export const test = product.extend<object, { readonly relay: Relay }>({
  relay: [
    async ({ browserName: _any }, use) => {
      const relay = await startRelay();
      await use(relay);
      relay.stop();
    },
    { scope: 'worker' },
  ],
  settings: [({ relay }, use) => use(relay.settings), { scope: 'worker' }],
});

/** From now on the pages of this person connect by a relay alone, as behind a firewall. */
export const behindFirewall = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const Direct = RTCPeerConnection;
    window.RTCPeerConnection = class extends Direct {
      constructor(configuration?: RTCConfiguration) {
        super({ ...configuration, iceTransportPolicy: 'relay' });
      }
      // A call that reconnects sets its servers again.
      override setConfiguration(configuration?: RTCConfiguration) {
        super.setConfiguration({ ...configuration, iceTransportPolicy: 'relay' });
      }
    };
  });
