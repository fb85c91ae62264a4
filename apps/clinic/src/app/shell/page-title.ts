import type { TFunction } from 'i18next';
import type { PageName } from '../pages/page-name.ts';

/** What a page is called, above it and in the browser's tab. */
export function pageTitle(t: TFunction, page: PageName): string {
  switch (page) {
    case 'home':
      return t('home:title');
    case 'requests':
      return t('requests:title');
    case 'clients':
      return t('clients:title');
    case 'settings':
      return t('settings:title');
    case 'my-data':
      return t('my-data:title');
    case 'change-password':
      return t('settings:person.password');
    case 'new-facility':
      return t('facilities:create.title');
    case 'facility-code':
      return t('facilities:code.title');
  }
}

/** The tab's title; a number of new requests stands in front, where a narrow tab still shows it. */
export function tabTitle(title: string, newCount: number): string {
  return newCount > 0 ? `(${newCount}) ${title} · Zampa` : `${title} · Zampa`;
}
