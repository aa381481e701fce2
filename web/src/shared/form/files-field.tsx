import { imageTypes } from '@inkling/contract';
import { Input } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { AddFileButton } from './add-file-button.tsx';
import { FileTile, UploadingTile } from './file-tiles.tsx';
import classes from './files-field.module.css';
import { type FileRules, filterPickedFiles } from './filter-picked-files.ts';
import { type UploadedFile, useUploads } from './use-uploads.ts';

interface FilesFieldProps extends Partial<FileRules> {
  label: string;
  description?: string;
  required?: boolean;
  value: UploadedFile[];
  onChange: (value: UploadedFile[]) => void;
  error?: ReactNode;
  /** Tells a form to wait with sending. */
  onUploading?: (isUploading: boolean) => void;
  /** How a form finds the field again. */
  'data-path'?: string;
}

const useFiles = ({ value, onChange, onUploading }: FilesFieldProps, rules: FileRules) => {
  const [problem, setProblem] = useState<string | null>(null);
  // Uploads end later than the render that began them.
  const current = useRef(value);
  current.current = value;
  const set = (files: UploadedFile[]) => {
    current.current = files;
    onChange(files);
  };
  const uploads = useUploads((file) => set([...current.current, file]));
  const isUploading = uploads.running.some((one) => one.problem === null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form need not keep its function the same
  useEffect(() => onUploading?.(isUploading), [isUploading]);
  const count = value.length + uploads.running.length;
  const pick = (files: File[]) => {
    const chosen = filterPickedFiles(files, rules, count);
    setProblem(chosen.problem);
    uploads.start(chosen.taken);
  };
  const remove = (file: UploadedFile) => {
    setProblem(null);
    set(current.current.filter(({ signed_id }) => signed_id !== file.signed_id));
  };
  return { ...uploads, problem, pick, remove, isFull: count >= rules.max };
};

/** Images or other files: sent at once when chosen; the form keeps what they became. */
export const FilesField = (props: FilesFieldProps) => {
  const { label, description, required, value, error, accept = imageTypes, max = 5, word = 'images' } = props;
  const id = useId();
  const { running, problem, pick, remove, isFull, cancel, retry } = useFiles(props, { accept, max, word });
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      description={description}
      required={required}
      error={problem ?? error}
      errorProps={{ role: 'alert' }}
      role="group"
      aria-labelledby={`${id}-label`}
    >
      {(value.length > 0 || running.length > 0) && (
        <ul className={classes.files} data-word={word}>
          {value.map((file) => (
            <FileTile key={file.signed_id} file={file} onRemove={() => remove(file)} />
          ))}
          {running.map((upload) => (
            <UploadingTile
              key={upload.key}
              upload={upload}
              onCancel={() => cancel(upload.key)}
              onRetry={() => retry(upload)}
            />
          ))}
        </ul>
      )}
      {!isFull && (
        <AddFileButton rules={{ accept, max, word }} onPick={pick} data-path={props['data-path']} />
      )}
    </Input.Wrapper>
  );
};
