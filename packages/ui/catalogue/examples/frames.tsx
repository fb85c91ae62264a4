import { Button } from '@mantine/core';
import { IconHome, IconMessages } from '@tabler/icons-react';
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

const place = (say: Words, key: string): NavItem => ({
  key,
  label: say.home,
  icon: key === 'chat' ? <IconMessages /> : <IconHome />,
  active: key === 'home',
  badge: key === 'chat' ? { count: 3, label: say.waiting } : undefined,
});

const navigationOf = (say: Words) => ({
  label: say.sections,
  items: [place(say, 'home'), place(say, 'chat')],
  renderLink,
});

/** What stands around a screen, and what lies over it. */
export const frameExamples: Examples = {
  ModalDialog: {
    isAlone: true,
    render: (say) => (
      <ModalDialog
        open
        onClose={ignore}
        title={say.question}
        closeLabel={say.close}
        actions={<Button>{say.goOn}</Button>}
      >
        <Text>{say.hold}</Text>
      </ModalDialog>
    ),
  },
  ConfirmDialog: {
    isAlone: true,
    render: (say) => (
      <ConfirmDialog
        title={say.question}
        action={say.act}
        isDanger
        keep={say.keep}
        closeLabel={say.close}
        onConfirm={ignore}
        onClose={ignore}
      >
        <Text>{say.hold}</Text>
      </ConfirmDialog>
    ),
  },
  SideDrawer: {
    isAlone: true,
    render: (say) => (
      <SideDrawer
        open
        onClose={ignore}
        title={say.people}
        closeLabel={say.close}
        footer={<Button fullWidth>{say.goOn}</Button>}
      >
        <Text>{say.message}</Text>
      </SideDrawer>
    ),
  },
  CommandBox: {
    isAlone: true,
    render: (say) => (
      <CommandBox
        open
        onClose={ignore}
        label={say.search}
        placeholder={say.search}
        resultsLabel={say.results}
        text={say.pet}
        onText={ignore}
        groups={commandGroups(say)}
        summary={say.results}
        note={say.none}
      />
    ),
  },
  SideNavigation: { isAlone: true, render: (say) => <SideNavigation {...navigationOf(say)} /> },
  NavigationDrawer: {
    isAlone: true,
    render: (say) => (
      <NavigationDrawer
        open
        onClose={ignore}
        navigation={navigationOf(say)}
        label={say.menu}
        closeLabel={say.close}
      />
    ),
  },
  ClinicShell: {
    isAlone: true,
    render: (say) => (
      <ClinicShell
        navigation={navigationOf(say)}
        title={say.people}
        skipLabel={say.skip}
        menuLabel={say.menu}
        closeLabel={say.close}
      >
        <Text>{say.message}</Text>
      </ClinicShell>
    ),
  },
  OwnerShell: {
    isAlone: true,
    render: (say) => (
      <OwnerShell
        navigation={{
          label: say.sections,
          places: [place(say, 'home'), place(say, 'chat'), place(say, 'pets'), place(say, 'vets')],
          renderLink,
          plus: { label: say.goOn, onPress: ignore },
        }}
      >
        <Text>{say.message}</Text>
      </OwnerShell>
    ),
  },
};
