import { screens } from '@inkling/contract';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import frame from './frame.module.css';

export const LeaveWritingLink = ({ isGuest = false }: { isGuest?: boolean }) => (
  <Link to={isGuest ? screens.landing.path : screens['my-writing'].path} className={frame.back}>
    <IconArrowLeft size={18} aria-hidden />
    {isGuest ? 'Back to Home' : 'Back to My Writings'}
  </Link>
);
