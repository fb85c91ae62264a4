import { describe, expect, it } from 'vitest';
import { mergeChunks, type SplitChunk, type Visit } from './merge-chunks.ts';

describe('mergeChunks', () => {
  const chunk = (size: number, imports: string[] = [], isAlone = false): SplitChunk => ({
    size,
    imports,
    isAlone,
  });
  const visit = (needs: string[], weight = 1): Visit => ({ needs: new Set(needs), weight });
  const merged = (chunks: Record<string, SplitChunk>, visits: Visit[]) =>
    mergeChunks(new Map(Object.entries(chunks)), visits).map((names) => names.toSorted().join());

  it('merges chunks that the same screens need', () => {
    const chunks = { icon: chunk(200), hook: chunk(300), grid: chunk(90_000) };
    const visits = [visit(['icon', 'hook']), visit(['icon', 'hook']), visit(['grid'])];
    expect(merged(chunks, visits).toSorted()).toEqual(['grid', 'hook,icon']);
  });

  it('merges two chunks only if other screens download little more', () => {
    const visits = [visit(['form', 'icon']), visit(['form'])];
    expect(merged({ form: chunk(9000), icon: chunk(200) }, visits)).toEqual(['form,icon']);
    expect(merged({ form: chunk(9000), icon: chunk(5000) }, visits)).toHaveLength(2);
  });

  it('weighs frequent visits more', () => {
    const chunks = { form: chunk(9000), list: chunk(5000) };
    const others = [visit(['form'])];
    expect(merged(chunks, [visit(['form', 'list']), ...others])).toHaveLength(2);
    expect(merged(chunks, [visit(['form', 'list'], 10), ...others])).toHaveLength(1);
  });

  it('does not merge a chunk that must stay its own file', () => {
    const chunks = { screen: chunk(100, ['icon'], true), icon: chunk(100) };
    expect(merged(chunks, [visit(['screen', 'icon'])])).toEqual(['icon', 'screen']);
  });

  it('orders dependencies first and never creates an import cycle', () => {
    const chunks = {
      top: chunk(100, ['middle']),
      middle: chunk(90_000, ['bottom'], true),
      bottom: chunk(100),
    };
    const visits = [visit(['top', 'middle', 'bottom'])];
    expect(merged(chunks, visits)).toEqual(['bottom', 'middle', 'top']);
  });

  it('counts the imports that a merged file adds to a screen that needs only one half', () => {
    const chunks = { chart: chunk(100, ['library']), icon: chunk(100), library: chunk(90_000) };
    const visits = [visit(['chart', 'library']), visit(['icon']), visit(['chart', 'icon'], 0.1)];
    expect(merged(chunks, visits)).toContain('icon');
    const light = { ...chunks, library: chunk(100) };
    const often = [visit(['chart', 'icon', 'library']), visit(['icon'], 0.1)];
    expect(merged(light, often)).toEqual(['chart,icon,library']);
  });
});
