import { IconFilter } from '../../src/icons/IconFilter.ts';
import { IconSearch } from '../../src/icons/IconSearch.ts';
import { CheckboxChips } from '../../src/choice/CheckboxChips.tsx';
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

/** Two sample commands for the command box and its list. */
export const commandGroups = (texts: Words): readonly CommandGroup[] => [
  {
    label: texts.results,
    items: [
      { key: 'home', label: texts.home, icon: <IconSearch size={20} />, onSelect: ignore },
      { key: 'pet', label: texts.pet, description: texts.visit, onSelect: ignore },
    ],
  },
];

/** Examples of form components. */
export const formExamples: Examples = {
  CheckboxChips: {
    render: (texts) => (
      <CheckboxChips
        label={texts.legend}
        items={[
          { value: 'pet', label: texts.pet },
          { value: 'service', label: texts.service, description: '30 min' },
        ]}
        value={['pet']}
        onChange={ignore}
      />
    ),
  },
  CheckboxList: {
    render: (texts) => (
      <CheckboxList
        label={texts.legend}
        items={[
          { value: 'pet', label: texts.pet, description: texts.hold },
          { value: 'service', label: texts.service },
        ]}
        value={['pet']}
        onChange={ignore}
      />
    ),
  },
  CodeField: {
    render: (texts) => (
      <CodeField label={texts.code} value="1234" onChange={ignore} error={texts.wrong} />
    ),
  },
  CommandList: {
    render: (texts) => (
      <CommandList
        id="command-list"
        label={texts.results}
        groups={commandGroups(texts)}
        current="home"
        onMark={ignore}
      />
    ),
  },
  DropPanel: {
    render: (texts) => (
      <DropPanel label={texts.more} icon={<IconFilter size={18} />} text={texts.more}>
        {() => <Text>{texts.hold}</Text>}
      </DropPanel>
    ),
  },
  ErrorLine: { render: (texts) => <ErrorLine>{texts.wrong}</ErrorLine> },
  PasswordField: {
    render: (texts) => (
      <PasswordField autoComplete="new-password" label={texts.password} toggleLabel={texts.open} />
    ),
  },
  PasswordRules: {
    render: (texts) => (
      <PasswordRules
        rules={[
          { id: 'long', label: texts.rule, isMet: true },
          { id: 'own', label: texts.wrong, isMet: false },
        ]}
        metLabel={texts.ruleKept}
        unmetLabel={texts.ruleBroken}
      />
    ),
  },
  ScreenHeader: {
    render: (texts) => (
      <ScreenHeader over={texts.home} title={texts.people} under={texts.noneWhy} />
    ),
  },
  StepBar: { render: (texts) => <StepBar step={2} steps={6} label={texts.step} /> },
};
