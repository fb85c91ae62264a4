import { IconFilter, IconSearch } from '@tabler/icons-react';
import { CheckboxList } from '../../src/choice/CheckboxList.tsx';
import { CommandList } from '../../src/command/CommandList.tsx';
import type { CommandGroup } from '../../src/command/commands.ts';
import { CodeField } from '../../src/form/CodeField.tsx';
import { ErrorLine } from '../../src/form/ErrorLine.tsx';
import { PasswordField } from '../../src/form/PasswordField.tsx';
import { PasswordRules } from '../../src/form/PasswordRules.tsx';
import { Text } from '../../src/kit/Text.tsx';
import { ScreenHeader } from '../../src/layout/ScreenHeader.tsx';
import { DropPanel } from '../../src/panel/DropPanel.tsx';
import { StepBar } from '../../src/stepper/StepBar.tsx';
import { type Examples, ignore } from '../example.ts';
import type { Words } from '../words.ts';

/** Two commands, as the box and its list show them. */
export const commandGroups = (say: Words): readonly CommandGroup[] => [
  {
    label: say.results,
    items: [
      { key: 'home', label: say.home, icon: <IconSearch size={20} />, onSelect: ignore },
      { key: 'pet', label: say.pet, description: say.visit, onSelect: ignore },
    ],
  },
];

/** What is filled in, chosen and gone through. */
export const formExamples: Examples = {
  CheckboxList: {
    render: (say) => (
      <CheckboxList
        label={say.legend}
        items={[
          { value: 'pet', label: say.pet, description: say.hold },
          { value: 'service', label: say.service },
        ]}
        value={['pet']}
        onChange={ignore}
      />
    ),
  },
  CodeField: {
    render: (say) => (
      <CodeField label={say.code} value="1234" onChange={ignore} error={say.wrong} />
    ),
  },
  CommandList: {
    render: (say) => (
      <CommandList
        id="command-list"
        label={say.results}
        groups={commandGroups(say)}
        current="home"
        onMark={ignore}
      />
    ),
  },
  DropPanel: {
    render: (say) => (
      <DropPanel label={say.more} icon={<IconFilter size={18} />} text={say.more}>
        {() => <Text>{say.hold}</Text>}
      </DropPanel>
    ),
  },
  ErrorLine: { render: (say) => <ErrorLine>{say.wrong}</ErrorLine> },
  PasswordField: {
    render: (say) => (
      <PasswordField autoComplete="new-password" label={say.password} toggleLabel={say.open} />
    ),
  },
  PasswordRules: {
    render: (say) => (
      <PasswordRules
        rules={[
          { id: 'long', label: say.rule, met: true },
          { id: 'own', label: say.wrong, met: false },
        ]}
        metLabel={say.ruleKept}
        unmetLabel={say.ruleBroken}
      />
    ),
  },
  ScreenHeader: {
    render: (say) => <ScreenHeader over={say.home} title={say.people} under={say.noneWhy} />,
  },
  StepBar: { render: (say) => <StepBar step={2} steps={6} label={say.step} /> },
};
