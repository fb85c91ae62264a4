import { useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Gradually } from './Gradually.tsx';

/** Writes down when it comes and goes. */
function Told({ name, happened }: { name: string; happened: string[] }) {
  useEffect(() => {
    happened.push(`${name} comes`);
    return () => void happened.push(`${name} goes`);
  }, [name, happened]);
  return <p>{name}</p>;
}

describe('what is made bit by bit', () => {
  it('comes after what is around it, in the place of what stands there meanwhile', async () => {
    const happened: string[] = [];
    const page = await render(
      <>
        <Told name="around" happened={happened} />
        <Gradually meanwhile={<Told name="meanwhile" happened={happened} />}>
          <Told name="inside" happened={happened} />
        </Gradually>
      </>,
    );
    await expect.element(page.getByText('inside')).toBeVisible();
    await expect.element(page.getByText('meanwhile')).not.toBeInTheDocument();
    expect(happened).toEqual(['around comes', 'meanwhile comes', 'meanwhile goes', 'inside comes']);
  });

  it('stays once it is there', async () => {
    const happened: string[] = [];
    const gradually = (name: string) => (
      <Gradually meanwhile={<Told name="meanwhile" happened={happened} />}>
        <Told name={name} happened={happened} />
      </Gradually>
    );
    const page = await render(gradually('first'));
    await expect.element(page.getByText('first')).toBeVisible();
    happened.length = 0;
    await page.rerender(gradually('second'));
    expect(happened).toEqual(['first goes', 'second comes']);
  });
});
