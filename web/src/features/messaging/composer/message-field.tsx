import { LIMITS } from '@callboard/contract/limits';
import { type ClipboardEvent, type KeyboardEvent, type Ref, useLayoutEffect, useRef } from 'react';
import { classes } from '../../../ui/classes.ts';
import { CONTROL_LOOK } from '../../../ui/control-look.ts';
import { hasKeyboard } from '../../../ui/has-keyboard.ts';

type Props = {
  ref: Ref<HTMLTextAreaElement>;
  text: string;
  label: string;
  onText: (text: string) => void;
  onEnter: () => void;
  /** In an empty field: back to what was written last. */
  onUp: () => boolean;
  onEscape: () => boolean;
  onFiles: (files: File[]) => void;
};

/** More than can be sent: what is pasted is not cut off unseen, but made shorter by its writer. */
const TYPED_AT_MOST = LIMITS.messageLength * 10;
const GROWS_ITSELF = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/** Enter sends, Shift and Enter begins a line. Without a keyboard, Enter is all there is for a line. */
export function MessageField(props: Props) {
  const { ref, text, label, onText, onEnter, onUp, onEscape, onFiles } = props;
  const own = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is as high as its text
  useLayoutEffect(() => {
    const area = own.current;
    if (GROWS_ITSELF || area === null) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + 2}px`;
  }, [text]);

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    const isSend = event.key === 'Enter' && !event.shiftKey && hasKeyboard();
    if (isSend) onEnter();
    const isActed =
      isSend ||
      (event.key === 'ArrowUp' && text === '' && onUp()) ||
      (event.key === 'Escape' && onEscape());
    if (isActed) event.preventDefault();
  }

  function paste(event: ClipboardEvent) {
    const files = Array.from(event.clipboardData.files);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  }

  return (
    <textarea
      ref={(area) => {
        own.current = area;
        if (typeof ref === 'function') return ref(area);
        if (ref !== null) ref.current = area;
      }}
      dir="auto"
      rows={1}
      value={text}
      maxLength={TYPED_AT_MOST}
      aria-label={label}
      placeholder={label}
      onChange={(event) => onText(event.currentTarget.value)}
      onKeyDown={press}
      onPaste={paste}
      className={classes(
        CONTROL_LOOK,
        'wrap-anywhere field-sizing-content max-h-52 min-h-10 resize-none px-3 py-[9px] pointer-coarse:min-h-11',
      )}
    />
  );
}
