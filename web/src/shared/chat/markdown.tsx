import { type ReactNode, useRef } from 'react';
import Markdown from 'react-markdown';
import rehypeHighlight from 'rehype-highlight';
import rehypeSanitize from 'rehype-sanitize';
import { CopyButton } from '../../ui/copy-button.tsx';
import { t } from './markdown.texts.ts';
import classes from './message.module.css';

const Code = ({ children }: { children?: ReactNode }) => {
  const box = useRef<HTMLPreElement>(null);
  return (
    <div className={classes.code}>
      <pre ref={box}>{children}</pre>
      <div className={classes.copy}>
        <CopyButton label={t.copyTheCode} value={() => box.current?.textContent ?? ''} />
      </div>
    </div>
  );
};

/** Sanitised first and coloured after, so that only our own colours pass. */
export const MarkdownText = ({ text }: { text: string }) => (
  <Markdown
    rehypePlugins={[rehypeSanitize, rehypeHighlight]}
    disallowedElements={['img']}
    components={{ pre: Code }}
  >
    {text}
  </Markdown>
);
