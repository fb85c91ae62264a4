import { IconVideo } from '@tabler/icons-react';
import { DaySeparator } from '../../src/chat/DaySeparator.tsx';
import { FileCard } from '../../src/chat/FileCard.tsx';
import { MessageBubble } from '../../src/chat/MessageBubble.tsx';
import { MessageComposer } from '../../src/chat/MessageComposer.tsx';
import { MessageTicks } from '../../src/chat/MessageTicks.tsx';
import { NoticeLine } from '../../src/chat/NoticeLine.tsx';
import { PhotoTile } from '../../src/chat/PhotoTile.tsx';
import { RemoveButton } from '../../src/chat/RemoveButton.tsx';
import { SendProgress } from '../../src/chat/SendProgress.tsx';
import { PersonAvatar } from '../../src/people/PersonAvatar.tsx';
import { type Examples, ignore } from '../example.ts';

const TONES = ['calm', 'good', 'ask'] as const;
const STATES = ['waiting', 'sent', 'read', 'failed'] as const;
/** One green point: what it shows does not matter here. */
const PHOTO =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="seagreen"/></svg>';

/** What a conversation is made of. */
export const chatExamples: Examples = {
  DaySeparator: { render: (say) => <DaySeparator day={say.day} /> },
  FileCard: {
    render: (say) => (
      <FileCard
        name={say.file}
        facts="PDF · 240 KB"
        open={{ label: say.open, busy: false, onPress: ignore }}
      />
    ),
  },
  MessageBubble: {
    render: (say) => (
      <>
        <MessageBubble
          own={false}
          author="Giulia R"
          showAuthor
          avatar={<PersonAvatar id="1" initials="GR" size={30} />}
          text={say.message}
          time="20:31"
        />
        <MessageBubble
          own
          author="Marta B"
          text={say.noneWhy}
          time="20:51"
          ticks={<MessageTicks state="read" label={say.read} />}
        />
      </>
    ),
  },
  MessageComposer: {
    render: (say) => (
      <MessageComposer
        text=""
        onText={ignore}
        onSend={ignore}
        onFiles={ignore}
        accept="image/*"
        canSend
        label={say.write}
        placeholder={say.write}
        attachLabel={say.add}
        sendLabel={say.goOn}
      />
    ),
  },
  MessageTicks: {
    render: (say) =>
      STATES.map((state) => <MessageTicks key={state} state={state} label={say.read} />),
  },
  NoticeLine: {
    render: (say) =>
      TONES.map((tone) => (
        <NoticeLine key={tone} tone={tone} icon={<IconVideo />}>
          {say.state}
        </NoticeLine>
      )),
  },
  PhotoTile: {
    render: (say) => (
      <PhotoTile
        src={PHOTO}
        alt={say.photo}
        onOpen={ignore}
        remove={{ label: say.remove, onPress: ignore }}
      />
    ),
  },
  RemoveButton: { render: (say) => <RemoveButton label={say.remove} onPress={ignore} /> },
  SendProgress: { render: (say) => <SendProgress share={0.4} label={say.sending} /> },
};
