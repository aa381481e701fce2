import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor as Kit } from '@mantine/tiptap';
import { type Editor, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import classes from './rich-text-editor.module.css';

interface RichTextEditorProps {
  value: string;
  onChange: (html: string) => void;
  onBlur?: (() => void) | undefined;
  /** Of the element that is typed in. */
  attributes: Record<string, string>;
}

/** Only what the server keeps: a page has its own larger headings, and code has no place in a task. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    link: { openOnClick: false, defaultProtocol: 'https' },
  }),
];

const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

const useRichText = ({ value, onChange, onBlur, attributes }: RichTextEditorProps) => {
  const written = useRef(value);
  const editor = useEditor({
    extensions,
    content: value,
    editorProps: { attributes },
    onUpdate: ({ editor: changed }) => {
      written.current = htmlOf(changed);
      onChange(written.current);
    },
    onBlur: () => onBlur?.(),
  });
  // A value that was not typed here (a restored draft) replaces what stands in the editor.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  const spelled = JSON.stringify(attributes);
  useEffect(() => {
    editor.setOptions({ editorProps: { attributes: JSON.parse(spelled) } });
  }, [editor, spelled]);
  return editor;
};

export const RichTextEditor = (props: RichTextEditorProps) => {
  const editor = useRichText(props);
  return (
    <Kit
      editor={editor}
      classNames={{
        root: classes.root,
        toolbar: classes.toolbar,
        control: classes.control,
        content: classes.content,
      }}
      data-invalid={props.attributes['aria-invalid']}
    >
      <Kit.Toolbar>
        <Kit.ControlsGroup>
          <Kit.Bold />
          <Kit.Italic />
          <Kit.Underline />
        </Kit.ControlsGroup>
        <Kit.ControlsGroup>
          <Kit.H3 />
          <Kit.BulletList />
          <Kit.OrderedList />
          <Kit.Blockquote />
        </Kit.ControlsGroup>
        <Kit.ControlsGroup>
          <Kit.Link />
          <Kit.Unlink />
        </Kit.ControlsGroup>
        <Kit.ControlsGroup>
          <Kit.Undo />
          <Kit.Redo />
        </Kit.ControlsGroup>
      </Kit.Toolbar>
      <Kit.Content />
    </Kit>
  );
};
