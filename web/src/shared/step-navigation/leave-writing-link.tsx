import { screens } from '@inkling/contract';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import textClasses from '../../ui/theme/text.module.css';
import frame from './step-page-layout.module.css';

export const LeaveWritingLink = ({ isGuest = false }: { isGuest?: boolean }) => (
  <Link
    to={isGuest ? screens.landing.path : screens['my-writing'].path}
    className={`${textClasses.touch} ${frame.back}`}
  >
    <IconArrowLeft size={18} aria-hidden />
    {isGuest ? 'Back to Home' : 'Back to My Writings'}
  </Link>
);
