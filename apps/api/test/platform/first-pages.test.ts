import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveApps } from '../../src/http/apps.ts';
import { createHttpServer } from '../../src/http/http-server.ts';

const PAGE = `<html lang="en"><head><script type="module" crossorigin src="/app.js"></script></head><body>
<div id="root"></div></body></html>`;
const words = (language: string) => ({
  head: `<script src="/before-${language}.js"></script>`,
  body: `<form>${language}</form>`,
  demo: `<form>${language} demo</form>`,
});
const FIRST = {
  '/login': {
    head: '<link href="/login.css">',
    filled: { en: words('en'), it: words('it') },
  },
  '/dashboard': { head: '<link href="/dashboard.js">', filled: {} },
};

describe('what a page begins with', () => {
  let directory: string;
  let server: FastifyInstance;
  let accounts: () => Promise<readonly object[]>;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'zampa-first-pages-'));
    await mkdir(join(directory, '.vite'));
    await writeFile(join(directory, 'index.html'), PAGE);
    await writeFile(join(directory, '.vite/first-pages.json'), JSON.stringify(FIRST));
    server = await createHttpServer({ logLevel: 'silent', trustProxy: [] });
    await serveApps(server, [{ base: '/', directory }], () => accounts());
  });
  afterAll(async () => {
    await server.close();
    await rm(directory, { recursive: true });
  });

  const none = () => Promise.resolve([]);
  const ask = async (url: string, headers = {}) => (await server.inject({ url, headers })).body;

  it.each([
    { why: 'nothing is known', headers: {}, language: 'en' },
    { why: 'the browser prefers it', headers: { 'accept-language': 'it-IT,it;q=0.9,en;q=0.8' } },
    {
      why: 'it was chosen on this device',
      headers: { 'accept-language': 'en', cookie: 'a=b; zampa.language=it' },
    },
    {
      why: 'what was chosen is no language of ours',
      headers: { cookie: 'zampa.language=__proto__' },
      language: 'en',
    },
  ])('fills the login in where $why', async ({ headers, language = 'it' }) => {
    accounts = none;
    const body = await ask('/login?from=%2Fworkspace', headers);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<div id="root"><form>${language}</form></div>`);
    expect(body).toContain(`<link href="/login.css">`);
    expect(body).toContain(`<script src="/before-${language}.js"></script></head>`);
    expect(body).not.toContain('/app.js');
  });

  it('offers the account to try where there is one, without breaking out of what holds it', async () => {
    accounts = () => Promise.resolve([{ app: 'clinic', password: `"><script>&` }]);
    const body = await ask('/login/');
    expect(body).toContain('<div id="root"><form>en demo</form></div>');
    expect(body).toContain(
      'content="[{&quot;app&quot;:&quot;clinic&quot;,&quot;password&quot;:&quot;\\&quot;>&lt;script>&amp;&quot;}]"',
    );
  });

  it('is sent all the same where nobody knows about accounts to try', async () => {
    accounts = () => Promise.reject(new Error('no database'));
    const body = await ask('/login');
    expect(body).toContain('<div id="root"><form>en</form></div>');
    expect(body).not.toContain('zampa-demo-accounts');
  });

  it.each(['/dashboard', '/dashboard?a=b'])(
    'names what %s needs, and fills in nothing',
    async (url) => {
      accounts = none;
      const body = await ask(url, { 'accept-language': 'it' });
      expect(body).toBe(PAGE.replace('</head>', '<link href="/dashboard.js"></head>'));
    },
  );

  it.each(['/workspace', '/constructor', '/login/more'])(
    'leaves %s as it was built',
    async (url) => {
      accounts = none;
      expect(await ask(url)).toBe(PAGE);
    },
  );
});
