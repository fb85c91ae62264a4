import { IconVideo } from '../../src/icons/IconVideo.ts';
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
/** Placeholder photo: a green rectangle. */
const PHOTO =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="seagreen"/></svg>';

/** Examples of conversation components. */
export const chatExamples: Examples = {
  DaySeparator: {
    render: (texts) => (
      <>
        <DaySeparator day={texts.day} />
        <DaySeparator day={texts.read} isNew />
      </>
    ),
  },
  FileCard: {
    render: (texts) => (
      <FileCard
        name={texts.file}
        facts="PDF · 240 KB"
        open={{ label: texts.open, busy: false, onPress: ignore }}
      />
    ),
  },
  MessageBubble: {
    render: (texts) => (
      <>
        <MessageBubble
          isOwn={false}
          author="Giulia R"
          showAuthor
          avatar={<PersonAvatar id="1" initials="GR" size={30} />}
          text={texts.message}
          time="20:31"
        />
        <MessageBubble isOwn author="Marta B" text={texts.message} time="20:50" isContinued />
        <MessageBubble
          isOwn
          author="Marta B"
          text={texts.noneWhy}
          time="20:51"
          ticks={<MessageTicks state="read" label={texts.read} />}
        />
      </>
    ),
  },
  MessageComposer: {
    render: (texts) => (
      <MessageComposer
        text=""
        onText={ignore}
        onSend={ignore}
        onFiles={ignore}
        accept="image/*"
        canSend
        label={texts.write}
        placeholder={texts.write}
        attachLabel={texts.add}
        sendLabel={texts.goOn}
      />
    ),
  },
  MessageTicks: {
    render: (texts) =>
      STATES.map((state) => <MessageTicks key={state} state={state} label={texts.read} />),
  },
  NoticeLine: {
    render: (texts) =>
      TONES.map((tone) => (
        <NoticeLine key={tone} tone={tone} icon={<IconVideo />}>
          {texts.state}
        </NoticeLine>
      )),
  },
  PhotoTile: {
    render: (texts) => (
      <PhotoTile
        src={PHOTO}
        alt={texts.photo}
        onOpen={ignore}
        remove={{ label: texts.remove, onPress: ignore }}
      />
    ),
  },
  RemoveButton: { render: (texts) => <RemoveButton label={texts.remove} onPress={ignore} /> },
  SendProgress: { render: (texts) => <SendProgress share={0.4} label={texts.sending} /> },
};
