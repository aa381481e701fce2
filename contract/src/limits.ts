/** Numbers that both sides must agree on. */
export const limits = {
  request_timeout_ms: 60_000,
  upload_timeout_ms: 6 * 60_000,
  upload_chunk_bytes: 2 * 1024 * 1024,
  per_page: 10,
  per_page_max: 100,
  page_zero_cap: 1000,
  password_min: 8,
  password_max: 200,
  passkeys_max: 10,
  passkey_name_max: 60,
  grade_min: 1,
  grade_max: 12,
  /** Of one course or challenge. */
  activities_max: 100,
  resources_max: 20,
  image_bytes_max: 10 * 1024 * 1024,
  video_bytes_max: 100 * 1024 * 1024,
  file_bytes_max: 25 * 1024 * 1024,
  filename_max: 200,
  images_max: 5,
  steps_max: 30,
  import_rows_max: 10_000,
  import_characters_max: 3_000_000,
  /** Of a roster that is uploaded; as text in a request it is a third longer. */
  roster_zip_bytes_max: 3_000_000,
  /** Of an activity that isn't for everybody. */
  chosen_students_max: 500,
  login_cards_max: 100,
  /** Of all steps of a writing together: a thick book has as many. */
  writing_characters_max: 600_000,
  /** The longest text the coach reads; a draft may be longer. */
  coach_characters_max: 60_000,
  font_size_min: 12,
  font_size_max: 20,
  font_size: 16,
} as const;

/** Messages read at once. */
export const chatPageSize = 25;
