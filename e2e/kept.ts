import type { Person } from './person.ts';

/** A place of the browser, and the text that is in it. */
type Place = readonly [name: string, text: string];

/** In which places of the browser each of these words is found: `name in the page`. */
export async function findKept(
  { context, page }: Person,
  words: Readonly<Record<string, string>>,
): Promise<string[]> {
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  const places: Place[] = [
    ['the cookies', JSON.stringify(cookies)],
    ...origins.flatMap(({ localStorage, ...rest }): Place[] => [
      ['the local storage', JSON.stringify(localStorage)],
      ['the databases', JSON.stringify(rest)],
    ]),
    ...(await readPage(page)),
  ];
  return Object.entries(words).flatMap(([label, word]) =>
    places.filter(([, text]) => text.includes(word)).map(([name]) => `${label} in ${name}`),
  );
}

function readPage(page: Person['page']): Promise<Place[]> {
  return page.evaluate(async (): Promise<[string, string][]> => {
    const answers: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        answers.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    const typed = [...document.querySelectorAll('input, textarea')].map((field) =>
      'value' in field ? field.value : '',
    );
    return [
      ['the session storage', JSON.stringify({ ...sessionStorage })],
      ['the caches', JSON.stringify(answers)],
      ['the page', document.documentElement.outerHTML],
      ['the fields of the page', JSON.stringify(typed)],
      ['the address', location.href],
    ];
  });
}
