import { useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Deferred } from './Deferred.tsx';

/** Records when it mounts and unmounts. */
function MountLogger({ name, log }: { name: string; log: string[] }) {
  useEffect(() => {
    log.push(`${name} comes`);
    return () => void log.push(`${name} goes`);
  }, [name, log]);
  return <p>{name}</p>;
}

describe('Deferred', () => {
  it('renders its children after their surroundings, replacing the fallback', async () => {
    const log: string[] = [];
    const page = await render(
      <>
        <MountLogger name="around" log={log} />
        <Deferred fallback={<MountLogger name="meanwhile" log={log} />}>
          <MountLogger name="inside" log={log} />
        </Deferred>
      </>,
    );
    await expect.element(page.getByText('inside')).toBeVisible();
    await expect.element(page.getByText('meanwhile')).not.toBeInTheDocument();
    expect(log).toEqual(['around comes', 'meanwhile comes', 'meanwhile goes', 'inside comes']);
  });

  it('does not show the fallback again after the first render', async () => {
    const log: string[] = [];
    const renderDeferred = (name: string) => (
      <Deferred fallback={<MountLogger name="meanwhile" log={log} />}>
        <MountLogger name={name} log={log} />
      </Deferred>
    );
    const page = await render(renderDeferred('first'));
    await expect.element(page.getByText('first')).toBeVisible();
    log.length = 0;
    await page.rerender(renderDeferred('second'));
    expect(log).toEqual(['first goes', 'second comes']);
  });
});
