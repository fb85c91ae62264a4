import { IconCopy } from '../../src/icons/IconCopy.ts';
import { Logo } from '../../src/brand/Logo.tsx';
import { Wordmark } from '../../src/brand/Wordmark.tsx';
import { CountBadge } from '../../src/chips/CountBadge.tsx';
import { StatusChip } from '../../src/chips/StatusChip.tsx';
import { PersonAvatar } from '../../src/people/PersonAvatar.tsx';
import { PetAvatar } from '../../src/pets/PetAvatar.tsx';
import { PetChip } from '../../src/pets/PetChip.tsx';
import { PetFace } from '../../src/pets/PetFace.tsx';
import { PET_FACES } from '../../src/pets/species.ts';
import { FacilityQr } from '../../src/qr/FacilityQr.tsx';
import { CopyButton } from '../../src/share/CopyButton.tsx';
import { ShareButton } from '../../src/share/ShareButton.tsx';
import type { Examples } from '../example.ts';

const LUNA = { id: 'luna', name: 'Luna', face: 'dog' } as const;
const CODE = 'KFQRXMBZ';
const LINK = `https://zampa.example/app/family/${CODE}`;
const TONES = ['new', 'progress', 'done', 'waiting', 'due', 'paid', 'info'] as const;
const PEOPLE = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Examples of brand, people, pets and status components. */
export const identityExamples: Examples = {
  Logo: { render: () => <Logo size={40} /> },
  Wordmark: { render: () => <Wordmark size="large" /> },
  CountBadge: { render: (texts) => <CountBadge count={3} label={texts.waiting} /> },
  StatusChip: {
    render: (texts) =>
      TONES.map((tone) => (
        <StatusChip key={tone} tone={tone}>
          {texts.state}
        </StatusChip>
      )),
  },
  PersonAvatar: {
    render: () => PEOPLE.map((id) => <PersonAvatar key={id} id={id} initials="GR" />),
  },
  PetAvatar: { render: () => <PetAvatar pet={LUNA} size={66} named ring /> },
  PetChip: { render: () => <PetChip pet={LUNA} /> },
  PetFace: {
    render: () =>
      PET_FACES.map((face) => (
        <span key={face} style={{ width: 48, height: 48 }}>
          <PetFace id={face} face={face} />
        </span>
      )),
  },
  FacilityQr: { render: (texts) => <FacilityQr url={LINK} code={CODE} label={texts.code} /> },
  CopyButton: {
    render: (texts) => (
      <CopyButton value={CODE} icon={<IconCopy />} label={texts.copy} copiedLabel={texts.copied} />
    ),
  },
  ShareButton: {
    render: (texts) => <ShareButton title={texts.people} url={LINK} label={texts.share} />,
  },
};
