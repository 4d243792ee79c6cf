"""CRC-16 of bytes by bit operations, and of all bytes at once by a table."""


def crc16(np, data, poly=0x8408):
    crc = 0xFFFF
    for b in data:
        cur_byte = 0xFF & b
        for _ in range(0, 8):
            if (crc & 0x0001) ^ (cur_byte & 0x0001):
                crc = (crc >> 1) ^ poly
            else:
                crc >>= 1
            cur_byte >>= 1
    crc = ~crc & 0xFFFF
    crc = (crc << 8) | ((crc >> 8) & 0xFF)
    return crc & 0xFFFF


def table(np):
    crc = np.arange(256, dtype=np.uint16)
    for _ in range(8):
        crc = np.where(crc & 1, (crc >> 1) ^ np.uint16(0x8408), crc >> 1)
    return crc


def run(np):
    data = (np.arange(16) * 37 % 256).astype(np.uint8)
    bits = (data[:, None] >> np.arange(8, dtype=np.uint8)) & 1
    return crc16(np, data), table(np), bits, np.bitwise_xor(data, data[::-1]), ~data
