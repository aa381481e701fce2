import { VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import Markdown from 'react-markdown';
import rehypeHighlight from 'rehype-highlight';
import rehypeSanitize from 'rehype-sanitize';
import { CopyButton } from '../../../ui/copy-button.tsx';
import classes from './chat-panel.module.css';

interface MessageProps {
  role: 'user' | 'assistant';
  content: string;
  isCaring?: boolean | undefined;
}

const Code = ({ children }: { children?: React.ReactNode }) => {
  const box = useRef<HTMLPreElement>(null);
  return (
    <div className={classes.code}>
      <pre ref={box}>{children}</pre>
      <div className={classes.copy}>
        <CopyButton label="Copy the code" value={() => box.current?.textContent ?? ''} />
      </div>
    </div>
  );
};

/** The coach speaks markdown, without raw HTML and remote pictures; a child's words are shown as typed. */
export const Message = ({ role, content, isCaring = false }: MessageProps) => (
  <div className={classes.message} data-role={role} data-caring={isCaring}>
    <VisuallyHidden>{role === 'user' ? 'You: ' : 'Assistant: '}</VisuallyHidden>
    {role === 'user' ? (
      content
    ) : (
      <Markdown
        rehypePlugins={[rehypeSanitize, rehypeHighlight]}
        disallowedElements={['img']}
        components={{ pre: Code }}
      >
        {content}
      </Markdown>
    )}
  </div>
);
