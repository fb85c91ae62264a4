import { Button } from '@mantine/core';
import { IconHome } from '../../src/icons/IconHome.ts';
import { IconMessages } from '../../src/icons/IconMessages.ts';
import { CommandBox } from '../../src/command/CommandBox.tsx';
import { ConfirmDialog } from '../../src/dialog/ConfirmDialog.tsx';
import { ModalDialog } from '../../src/dialog/ModalDialog.tsx';
import { SideDrawer } from '../../src/drawer/SideDrawer.tsx';
import { Text } from '../../src/kit/Text.tsx';
import { ClinicShell } from '../../src/layout/ClinicShell.tsx';
import type { NavItem, RenderNavLink } from '../../src/layout/navigation.ts';
import { NavigationDrawer } from '../../src/layout/NavigationDrawer.tsx';
import { OwnerShell } from '../../src/layout/OwnerShell.tsx';
import { SideNavigation } from '../../src/layout/SideNavigation.tsx';
import { type Examples, ignore } from '../example.ts';
import type { Words } from '../words.ts';
import { commandGroups } from './forms.tsx';

const renderLink: RenderNavLink = (item, { children, ...link }) => (
  <a key={item.key} href={`#${item.key}`} {...link}>
    {children}
  </a>
);

const toNavItem = (texts: Words, key: string): NavItem => ({
  key,
  label: texts.home,
  icon: key === 'chat' ? <IconMessages /> : <IconHome />,
  active: key === 'home',
  badge: key === 'chat' ? { count: 3, label: texts.waiting } : undefined,
});

const createNavigation = (texts: Words) => ({
  label: texts.sections,
  items: [toNavItem(texts, 'home'), toNavItem(texts, 'chat')],
  renderLink,
});

/** Examples of frames, dialogs and drawers. */
export const frameExamples: Examples = {
  ModalDialog: {
    isFullScreen: true,
    render: (texts) => (
      <ModalDialog
        open
        onClose={ignore}
        title={texts.question}
        closeLabel={texts.close}
        actions={<Button>{texts.goOn}</Button>}
      >
        <Text>{texts.hold}</Text>
      </ModalDialog>
    ),
  },
  ConfirmDialog: {
    isFullScreen: true,
    render: (texts) => (
      <ConfirmDialog
        title={texts.question}
        action={texts.act}
        isDanger
        cancelLabel={texts.keep}
        closeLabel={texts.close}
        onConfirm={ignore}
        onClose={ignore}
      >
        <Text>{texts.hold}</Text>
      </ConfirmDialog>
    ),
  },
  SideDrawer: {
    isFullScreen: true,
    render: (texts) => (
      <SideDrawer
        open
        onClose={ignore}
        title={texts.people}
        closeLabel={texts.close}
        footer={<Button fullWidth>{texts.goOn}</Button>}
      >
        <Text>{texts.message}</Text>
      </SideDrawer>
    ),
  },
  CommandBox: {
    isFullScreen: true,
    render: (texts) => (
      <CommandBox
        open
        onClose={ignore}
        label={texts.search}
        placeholder={texts.search}
        resultsLabel={texts.results}
        text={texts.pet}
        onText={ignore}
        groups={commandGroups(texts)}
        summary={texts.results}
        note={texts.none}
      />
    ),
  },
  SideNavigation: {
    isFullScreen: true,
    render: (texts) => <SideNavigation {...createNavigation(texts)} />,
  },
  NavigationDrawer: {
    isFullScreen: true,
    render: (texts) => (
      <NavigationDrawer
        open
        onClose={ignore}
        navigation={createNavigation(texts)}
        label={texts.menu}
        closeLabel={texts.close}
      />
    ),
  },
  ClinicShell: {
    isFullScreen: true,
    render: (texts) => (
      <ClinicShell
        navigation={createNavigation(texts)}
        title={texts.people}
        skipLabel={texts.skip}
        menuLabel={texts.menu}
        closeLabel={texts.close}
      >
        <Text>{texts.message}</Text>
      </ClinicShell>
    ),
  },
  OwnerShell: {
    isFullScreen: true,
    render: (texts) => (
      <OwnerShell
        navigation={{
          label: texts.sections,
          places: [
            toNavItem(texts, 'home'),
            toNavItem(texts, 'chat'),
            toNavItem(texts, 'pets'),
            toNavItem(texts, 'vets'),
          ],
          renderLink,
          plus: { label: texts.goOn, onPress: ignore },
        }}
      >
        <Text>{texts.message}</Text>
      </OwnerShell>
    ),
  },
};
