import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startPeer } from '../../src/adapters/files/s3-peer.fixture.ts';
import { allocateRelay } from '../../src/doctor/turn-allocation.ts';
import { runDoctorCommand } from '../../src/doctor-command.ts';
import { useProduct } from '../product.ts';

const RELAY = join(import.meta.dirname, '../../../../e2e/relay.ts');
const RELAY_SECRET = 'a shared secret of the relay';
const STRIPE_KEY = 'sk_test_right';

type Report = {
  readonly exitCode: number;
  readonly findings: readonly {
    readonly level: string;
    readonly subject: string;
    readonly detail: string;
    readonly remedy: string | null;
  }[];
};

describe('npm run doctor', () => {
  const product = useProduct();
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'zampa-doctor-'));
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  /** Examines the product of this test with further settings. */
  async function examine(environment: Readonly<Record<string, string>> = {}): Promise<Report> {
    const { text } = await runDoctorCommand(['--json'], {
      DATA_DIR: directory,
      DATABASE_URL: product().databaseUrl,
      PUBLIC_URL: product().address,
      SMTP_URL: product().mailbox.url,
      FREE_SPACE_FLOOR_MB: '1',
      ...environment,
    });
    return JSON.parse(text) as Report;
  }

  const levelsOf = ({ findings }: Report, subject: string) =>
    findings.filter((finding) => finding.subject === subject).map(({ level }) => level);

  it('finds nothing wrong with a healthy installation, and ends with 0', async () => {
    const report = await examine();
    expect(report.findings.filter(({ level }) => level !== 'ok')).toEqual([]);
    expect(report.exitCode).toBe(0);
    const subjects = report.findings.map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining(['database', 'clock', 'migrations', 'role', 'row security', 'mail']),
    );
  });

  it('prints one line per thing, with the way to mend it', async () => {
    const { text, exitCode } = await runDoctorCommand([], {
      DATA_DIR: directory,
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
    });
    expect(exitCode).toBe(2);
    expect(text.split('\n')).toContainEqual(
      expect.stringMatching(/^error {4}database +does not answer: .+\. Check DATABASE_URL/),
    );
  });

  it('names each mistake in the settings', async () => {
    const { exitCode, text } = await runDoctorCommand([], { PORT: 'http', BACKUP_AT: '25:00' });
    expect(exitCode).toBe(2);
    expect(text).toContain('PORT: must be a whole number');
    expect(text).toContain('BACKUP_AT: must be a time of day');
  });

  it('shows its usage for unknown options', async () => {
    expect(await runDoctorCommand(['--all'], {})).toMatchObject({ exitCode: 2 });
  });

  it('reports row-level security that is off, and a migration that is unknown', async () => {
    const { pool } = product();
    await pool.query('alter table pets no force row level security');
    await pool.query(
      `insert into schema_migrations (name, checksum) values ('9999-later.sql', '')`,
    );
    const report = await examine();
    await pool.query('alter table pets force row level security');
    await pool.query(`delete from schema_migrations where name = '9999-later.sql'`);
    expect(levelsOf(report, 'row security')).toEqual(['error']);
    expect(levelsOf(report, 'migrations')).toEqual(['error']);
  });

  it('reports a superuser as database account', async () => {
    const url = new URL(product().databaseUrl);
    url.username = 'zampa';
    expect(levelsOf(await examine({ DATABASE_URL: url.href }), 'role')).toEqual(['warning']);
  });

  it.each([
    { subject: 'disk', environment: { FREE_SPACE_FLOOR_MB: '999999999' } },
    { subject: 'mail', environment: { SMTP_URL: 'smtp://127.0.0.1:1' } },
    { subject: 'redis', environment: { REDIS_URL: 'redis://127.0.0.1:1' } },
    { subject: 'address', environment: { PUBLIC_URL: 'http://127.0.0.1:1' } },
    { subject: 'backups', environment: { BACKUP_DIR: '/dev/null/backups' } },
    {
      subject: 'push keys',
      environment: {
        VAPID_SUBJECT: 'mailto:a@b.example',
        VAPID_PUBLIC_KEY: 'B'.repeat(87),
        VAPID_PRIVATE_KEY: 'A'.repeat(42) + 'E',
      },
    },
    {
      subject: 'video relay',
      environment: { TURN_URLS: 'turn:127.0.0.1:1?transport=tcp', TURN_SECRET: RELAY_SECRET },
    },
  ])('reports what is wrong with $subject', async ({ subject, environment }) => {
    const report = await examine(environment);
    expect(levelsOf(report, subject)).toEqual(['error']);
    expect(report.findings.find((finding) => finding.subject === subject)?.remedy).toMatch(/\.$/);
    expect(report.exitCode).toBe(2);
  });

  it('tries the key of the card provider', async () => {
    const peer = createServer((request, response) => {
      const isRight = request.headers.authorization === `Bearer ${STRIPE_KEY}`;
      response.writeHead(isRight ? 200 : 401).end('{}');
    }).listen(0, '127.0.0.1');
    await once(peer, 'listening');
    onTestFinished(() => void peer.close());
    const base = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`;
    const examineKey = (key: string) =>
      examine({ STRIPE_SECRET_KEY: key, STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_API_BASE: base });
    expect(levelsOf(await examineKey(STRIPE_KEY), 'card payments')).toEqual(['ok']);
    const wrong = await examineKey('sk_test_wrong');
    expect(levelsOf(wrong, 'card payments')).toEqual(['error']);
    expect(JSON.stringify(wrong)).not.toContain('sk_test_wrong');
  });

  it('writes and deletes an object in the bucket', async () => {
    const peer = await startPeer();
    onTestFinished(() => peer.stop());
    const { endpoint, bucket, accessKeyId, secretAccessKey } = peer.bucket;
    const environment = {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    expect(levelsOf(await examine(environment), 'bucket')).toEqual(['ok']);
    peer.fail(9);
    expect(levelsOf(await examine(environment), 'bucket')).toEqual(['error']);
  });

  it('allocates a port at the video relay, and reports a wrong secret', async () => {
    const port = await freePort();
    const relay = spawn(process.execPath, [RELAY, String(port), RELAY_SECRET], { stdio: 'ignore' });
    onTestFinished(() => void relay.kill());
    const address = { host: '127.0.0.1', port, transport: 'udp' } as const;
    const isListening = async () => {
      const wrong = { username: '1:nobody', password: 'wrong' };
      const error: unknown = await allocateRelay(address, wrong).catch((reason: unknown) => reason);
      return String(error);
    };
    await expect.poll(isListening).toContain('it refuses an allocation: 4');
    const TURN_URLS = `turn:127.0.0.1:${port}`;
    const right = await examine({ TURN_URLS, TURN_SECRET: RELAY_SECRET });
    expect(levelsOf(right, 'video relay')).toEqual(['ok']);
    const wrong = await examine({ TURN_URLS, TURN_SECRET: `${RELAY_SECRET}!` });
    expect(levelsOf(wrong, 'video relay')).toEqual(['error']);
  });
});

async function freePort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
