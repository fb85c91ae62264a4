import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settingDescriptions } from '../../src/settings/setting-descriptions.ts';
import { useProduct } from '../product.ts';

const DEPLOY = join(import.meta.dirname, '../../../../deploy');
const read = (...path: readonly string[]) => readFile(join(DEPLOY, ...path), 'utf8');

/** Metrics that Prometheus adds itself. */
const OF_PROMETHEUS = ['up'];

/** Returns the metrics that an expression names. Throws if it is not valid PromQL. */
function metricsIn(expression: string): readonly string[] {
  const names: string[] = [];
  parser.parse(expression).iterate({
    enter(node) {
      if (node.type.isError) throw new Error(`not valid: ${expression}`);
      const text = expression.slice(node.from, node.to);
      if (node.name === 'VectorSelector') names.push(/^[\w:]+/.exec(text)?.[0] ?? text);
    },
  });
  return names;
}

describe('alert rules and dashboard', () => {
  // Their metrics exist with a directory only; none is written within a minute.
  const product = useProduct({ BACKUP_DIR: join(tmpdir(), 'zampa-no-backups') });
  let offered: ReadonlySet<string>;
  beforeAll(async () => {
    // Durations exist once a call was answered.
    await fetch(`${product().address}/api/users/me`);
    const text = await (await fetch(`${product().address}/metrics`)).text();
    offered = new Set(text.match(/^[a-z_]\w*/gm));
  });

  const expressions = async () => {
    const alerts = parse(await read('monitoring', 'alerts.yaml')) as {
      groups: { rules: { alert: string; expr: string; annotations: object; labels: object }[] }[];
    };
    const dashboard = JSON.parse(await read('monitoring', 'dashboard.json')) as {
      panels: { title: string; targets: { expr: string }[] }[];
    };
    return [
      ...alerts.groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr])),
      ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr])),
    ];
  };

  it('are valid and name only metrics that the server has', async () => {
    const all = await expressions();
    expect(all.length).toBeGreaterThan(20);
    const unknown = all.flatMap(([name, expression = '']) =>
      metricsIn(expression)
        .filter((metric) => !offered.has(metric) && !OF_PROMETHEUS.includes(metric))
        .map((metric) => `${name}: ${metric}`),
    );
    expect(unknown).toEqual([]);
  });

  it('are refused with a mistake in them', () => {
    expect(() => metricsIn('sum(rate(outbox_dead_jobs[5m])')).toThrow('not valid');
    expect(metricsIn('min(backup_age_seconds) > 26 * 3600')).toEqual(['backup_age_seconds']);
  });

  it('say for each alert how urgent it is and what to do', async () => {
    const { groups } = parse(await read('monitoring', 'alerts.yaml')) as {
      groups: { rules: Record<string, unknown>[] }[];
    };
    for (const rule of groups.flatMap(({ rules }) => rules))
      expect(rule).toMatchObject({
        for: expect.stringMatching(/^\d+m$/) as unknown,
        labels: { severity: expect.stringMatching(/^(page|ticket)$/) as unknown },
        annotations: {
          summary: expect.any(String) as unknown,
          description: expect.any(String) as unknown,
        },
      });
  });
});

describe('descriptions of an installation', () => {
  type Service = {
    environment?: Record<string, string>;
    read_only?: boolean;
    depends_on?: Record<string, unknown> | string[];
    volumes?: string[];
  };

  it('use only settings that exist, in compose.yaml, its example and Kubernetes', async () => {
    const allowed = new Set([
      ...Object.keys(settingDescriptions),
      // Of the other containers.
      'DOMAIN',
      'DATABASE_PASSWORD',
      'DATABASE_ADMIN_PASSWORD',
    ]);
    const compose = parse(await read('compose.yaml')) as { services: Record<string, Service> };
    const example = (await read('example.env')).match(/^[A-Z][A-Z0-9_]*(?==)/gm) ?? [];
    const kubernetes = parse(await read('kubernetes', 'kustomization.yaml')) as {
      configMapGenerator: { literals: string[] }[];
    };
    const literals = kubernetes.configMapGenerator.flatMap(({ literals: lines }) => lines);
    const used = [
      ...Object.keys(compose.services['zampa']?.environment ?? {}),
      ...example,
      ...literals.map((line) => line.split('=')[0] ?? ''),
    ];
    expect(used.length).toBeGreaterThan(15);
    expect(used.filter((name) => !allowed.has(name))).toEqual([]);
  });

  it('name only services, volumes and files of compose.yaml that exist', async () => {
    const { services, volumes } = parse(await read('compose.yaml')) as {
      services: Record<string, Service>;
      volumes: Record<string, unknown>;
    };
    const files = await readdir(DEPLOY);
    for (const [name, service] of Object.entries(services)) {
      const { depends_on: needed = [] } = service;
      const names = Array.isArray(needed) ? needed : Object.keys(needed);
      expect(Object.keys(services), name).toEqual(expect.arrayContaining(names));
      const sources = (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '');
      const existing = [...files.map((file) => `./${file}`), ...Object.keys(volumes)];
      expect(existing, name).toEqual(
        expect.arrayContaining(sources.filter((source) => !source.startsWith('../'))),
      );
    }
    expect(services['zampa']).toMatchObject({ read_only: true });
  });

  it('list every manifest of Kubernetes, with matching ports, names and probes that exist', async () => {
    const names = (await readdir(join(DEPLOY, 'kubernetes'))).toSorted();
    const { resources } = parse(await read('kubernetes', 'kustomization.yaml')) as {
      resources: string[];
    };
    expect([...resources, 'kustomization.yaml'].toSorted()).toEqual(names);
    for (const name of names)
      for (const document of parseAllDocuments(await read('kubernetes', name)))
        expect(document.errors, name).toEqual([]);
    const deployment = parse(await read('kubernetes', 'deployment.yaml')) as {
      spec: { template: { spec: { containers: Record<string, unknown>[] } } };
    };
    const [container] = deployment.spec.template.spec.containers;
    expect(container).toMatchObject({
      ports: [{ name: 'http', containerPort: 4000 }],
      livenessProbe: { httpGet: { path: '/healthz', port: 'http' } },
      readinessProbe: { httpGet: { path: '/readyz', port: 'http' } },
      securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
    });
    expect(parse(await read('kubernetes', 'service.yaml'))).toMatchObject({
      spec: { ports: [{ targetPort: 'http' }] },
    });
  });

  it('build the image from files that exist, and do not run it as root', async () => {
    const text = await read('Containerfile');
    expect(text.trimEnd().split('\n').at(-1)).toBe('CMD ["node", "apps/api/dist/start.js"]');
    expect(text).toMatch(/^USER node$/m);
    expect(text.match(/^FROM .+:24-/gm)).toHaveLength(2);
  });

  it('show the systemd unit of docs/operations.md', async () => {
    const operations = await readFile(join(DEPLOY, '../docs/operations.md'), 'utf8');
    expect(operations).toContain('deploy/zampa.service');
    expect(await read('zampa.service')).toMatch(
      /^ExecStart=\/usr\/bin\/node scripts\/run\.mjs start$/m,
    );
  });
});
