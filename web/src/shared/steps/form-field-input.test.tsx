import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-screen.tsx';
import { FormFieldInput } from './form-field-input.tsx';

const field = { label: 'Who?', placeholder: '', type: 'text' as const, options: [], multiple: false };

test('an answer of one line grows with its words and stays one line', async () => {
  const onChange = vi.fn();
  await renderPart(<FormFieldInput field={field} content="my cat" disabled={false} onChange={onChange} />);
  const box = screen.getByLabelText('Who?');
  expect(box.tagName).toBe('TEXTAREA');
  expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(false);
  fireEvent.change(box, { target: { value: 'my cat \n Biscuit' } });
  expect(onChange).toHaveBeenCalledWith('my cat Biscuit');
});

test('the hint stands in the empty box, and below it once there are words', async () => {
  const hinted = { ...field, placeholder: 'A name' };
  const shared = { field: hinted, disabled: false, onChange: vi.fn() };
  await renderPart(<FormFieldInput {...shared} content="" />);
  expect(screen.getByPlaceholderText('A name')).toBeTruthy();
  expect(screen.queryByText('A name')).toBeNull();
  await renderPart(<FormFieldInput {...shared} content="Biscuit" />);
  expect(screen.getByText('A name')).toBeTruthy();
});
